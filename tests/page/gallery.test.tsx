import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Gallery } from '#ui/pictures/gallery.tsx';

afterEach(cleanup);

const picture = (n: number) => ({
  url: `/pictures/p${n}-{width}.{format}`,
  widths: [320, 1600],
  width: 1600,
  height: 1200,
  alt_text: `View ${n}`,
  placeholder: '#aabbcc,#ddeeff',
});
const gallery = (count: number) =>
  render(<Gallery label="Photos" pictures={Array.from({ length: count }, (_, i) => picture(i + 1))} />);

it('[E2] links each picture to itself, so that it can be seen without script', () => {
  gallery(7);

  const links = screen.getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))[6]).toBe('/pictures/p7-1600.webp');
  expect(links).toHaveLength(7);
  expect(screen.getByText('All 7 photos')).toBeTruthy();
});

it('[E2] opens a viewer at the picture that was chosen, turns by keys and buttons and closes', async () => {
  const user = userEvent.setup();
  const turned = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  gallery(3);
  const second = screen.getByRole('link', { name: 'Photo 2 of 3: View 2' });

  await user.click(second);

  const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
  const items = viewer.getAllByRole('listitem');
  expect(turned.mock.contexts.at(-1)).toBe(items[1]);
  await user.click(viewer.getByRole('button', { name: 'Next photo' }));
  expect(turned.mock.contexts.at(-1)).toBe(items[2]);
  await user.keyboard('{Home}');
  expect(turned.mock.contexts.at(-1)).toBe(items[0]);
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[E2] makes a picture larger by buttons, keys and a double tap, and no larger or smaller than it goes', async () => {
  const user = userEvent.setup();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  gallery(2);
  await user.click(screen.getByRole('link', { name: 'Photo 1 of 2: View 1' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos' }));
  const [item] = viewer.getAllByRole('listitem');
  const zoom = () => item?.style.getPropertyValue('--zoom') || '1';

  expect(viewer.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(viewer.getByRole('button', { name: 'Zoom in' }));
  expect(zoom()).toBe('2');
  await user.keyboard('++++');
  expect(zoom()).toBe('4');
  expect(viewer.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('-');
  expect(zoom()).toBe('3');
  await user.dblClick(item as HTMLElement);
  expect(zoom()).toBe('1');
  await user.dblClick(item as HTMLElement);
  expect(zoom()).toBe('3');
});

it('[E2, S7] shows the default image of its kind where there is none', () => {
  gallery(0);

  expect(screen.getByRole('presentation').getAttribute('src')).toBe('/fallback/experience.svg');
});
