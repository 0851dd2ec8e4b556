import { foldText } from '#domain/text/fold-text.ts';

/** The drawing of a category, by what its title or slug says in a language that sellers use here; a compass for any other. */
export function categoryDrawing(slug: string, title: string): string {
  const text = foldText(`${slug} ${title}`);
  return kinds.find(({ said }) => said.test(text))?.drawing ?? COMPASS;
}

const COMPASS = 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0zM15.5 8.5l-2 5-5 2 2-5z';

const kinds: readonly { readonly said: RegExp; readonly drawing: string }[] = [
  {
    said: /famil|kid|child|kinder|djec|obitelj/,
    drawing:
      'M5.5 7a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0zM14 10.5a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM4 20v-4a4 4 0 0 1 8 0v4M13 20v-2.5a3 3 0 0 1 6 0V20',
  },
  {
    said: /food|wine|taste|cook|kitchen|drink|essen|wein|kulinar|genuss|hran|vin(o|a)|kuha|gastro/,
    drawing: 'M7 4h10l-.8 6a4.2 4.2 0 0 1-8.4 0zM12 14.2V20M8.5 20h7M7.4 8h9.2',
  },
  {
    said: /island|beach|insel|strand|otok|otoc|plaz/,
    drawing:
      'M3 20c3-2.5 15-2.5 18 0M11 18c.2-4 .6-7 2-10M13 8c-2-2.5-5-2.5-6.5-.5M13 8c0-2.8 2-4 4.5-3.5M13 8c2.5-1.5 5-.5 5.5 2',
  },
  {
    said: /sea|boat|kayak|sail|swim|water|dive|river|meer|wasser|boot|segel|\bmore\b|brod|kajak|jedr|ronj|rijek/,
    drawing:
      'M3 15.5c2.2 0 2.2 1.5 4.5 1.5s2.2-1.5 4.5-1.5 2.2 1.5 4.5 1.5 2.2-1.5 4.5-1.5M12 12.5V4l6 8.5zM9.5 12.5V7L6 12.5z',
  },
  {
    said: /town|city|old|histor|museum|culture|heritage|castle|church|stadt|altstadt|kultur|geschicht|grad|povijes|bastin|muzej/,
    drawing: 'M4 20h16M5.5 20V10.5M10 20V10.5M14 20V10.5M18.5 20V10.5M4 10.5h16L12 4.5z',
  },
  {
    said: /foot|bike|walk|hik|cycl|trek|mountain|climb|\brad|fahrrad|wander|kletter|pjes|bicikl|planin|penj/,
    drawing: 'M2.5 19 9 7.5l4.5 7.5M11.5 19l5-8.5 5 8.5zM2.5 19h19',
  },
];
