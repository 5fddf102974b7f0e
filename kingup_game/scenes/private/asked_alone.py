"""What one person may ask for alone: a look behind the curtain, or to feel their own cards."""

from __future__ import annotations

from collections.abc import Sequence

from kingup_game.app.presses import Intent
from kingup_game.app.sources import Capability
from kingup_game.engine.state import Phase
from kingup_game.scenes.match.context import MatchContext
from kingup_game.scenes.private.whisper import Whisper


class AskedAlone:
    """Everybody may know who has such help, and when it is asked for; what it shows they do not."""

    def __init__(self, match: MatchContext) -> None:
        self._match = match

    def button(self, device: str | None) -> Intent:
        """What a device asks with. While several vote a pointer's buttons are cards, and it has its
        wheel; at other times a click on the words does it."""
        controls = self._match.backstage.controls
        is_ballot = controls.mode == "ballot" and controls.can(device, Capability.POINT)
        return Intent.UP if is_ballot else Intent.COUNT

    def hints(self, seats: Sequence[int]) -> list[str]:
        """The button that opens the curtain, for the first of these who has something to see."""
        match = self._match
        for seat in seats:
            if match.may_look(seat):
                device, is_ballot = match.hand_of(seat), match.view.phase is Phase.VOTE
                key = "own.feel" if is_ballot and match.can_be_whispered_to(seat) else "own.look"
                return [match.voice.to(seat).hint(self.button(device), key, device)]
        return []

    def answer(self, device: str, choosing: Sequence[int], whisper: Whisper | None = None) -> None:
        """By feeling where a pad can tell it; behind the curtain for who else is helped, of those
        who choose now; any other pad tells its owner's count."""
        match = self._match
        helped = [
            seat
            for seat in choosing
            if match.device_speaks_for(seat, device) and match.may_look(seat)
        ]
        if whisper is not None and any(map(match.can_be_whispered_to, helped)):
            whisper.ask(helped[0])
        elif len(helped) == 1:
            match.backstage.stack.push(match.flow.curtain(match, *helped))
        else:
            self._count_cards(device)

    def _count_cards(self, device: str) -> None:
        """The owner's pad tells how many No cards are left; nobody else learns it."""
        match = self._match
        if not match.backstage.controls.can(device, Capability.RUMBLE):
            return
        for seat in match.company.people:
            hand = match.shown.view(seat).hand
            has_own = match.company.has_own_device(seat)
            if match.company.seats[seat].device == device and has_own and hand is not None:
                match.voice.pulses.count(device, hand.no)
