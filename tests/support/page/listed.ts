import { screen, waitFor, within } from '@testing-library/react';

/** The link to an experience in the whole list, because a rail above the list may have the same link. */
export const listed = (name: string): HTMLElement =>
  within(screen.getByRole('region', { name: /experiences?( found)?$/ })).getByRole('link', { name });

export const findListed = (name: string): Promise<HTMLElement> => waitFor(() => listed(name));
