import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/button.tsx';

interface Props extends ComponentProps<typeof Button> {
  id: string;
  /** The id of the text of the button's row, which is a part of the button's name. */
  of: string;
}

/** A button of one row of a list. Its name has the text of the row, because the other rows have the same button. */
export function RowButton({ of, ...rest }: Props) {
  return <Button {...rest} aria-labelledby={`${rest.id} ${of}`} />;
}
