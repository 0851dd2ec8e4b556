import { IconButton } from '#ui/controls/button.tsx';
import { icons } from '#ui/icons/icon.tsx';

interface Props {
  earlier: string;
  later: string;
  /** @param by  -1 for earlier, 1 for later */
  onTurn: (by: -1 | 1) => void;
}

/** Two buttons that turn to the time before and to the time after. */
export function TurnButtons({ earlier, later, onTurn }: Props) {
  return (
    <>
      <IconButton icon={icons.left} aria-label={earlier} onClick={() => onTurn(-1)} />
      <IconButton icon={icons.right} aria-label={later} onClick={() => onTurn(1)} />
    </>
  );
}
