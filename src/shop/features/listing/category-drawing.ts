import { foldText } from '#domain/typing/fold-text.ts';

/** The drawing of a category, found by words in its slug or title in the languages of sellers here; a compass for all others. */
export function categoryDrawing(slug: string, title: string): string {
  const text = foldText(`${slug} ${title}`);
  return kinds.find(({ pattern }) => pattern.test(text))?.drawing ?? COMPASS;
}

const COMPASS = 'M3.5 12a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0zM15.5 8.5l-2 5-5 2 2-5z';

const kinds: readonly { readonly pattern: RegExp; readonly drawing: string }[] = [
  {
    pattern: /famil|kid|child|kinder|djec|obitelj/,
    drawing:
      'M5 7a3 3 0 0 1 6 0a3 3 0 0 1-6 0zM14 10a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM4 20v-4a4 4 0 0 1 8 0v4M13 20v-2a3 3 0 0 1 6 0v2',
  },
  {
    pattern: /food|wine|taste|cook|kitchen|drink|essen|wein|kulinar|genuss|hran|vin(o|a)|kuha|gastro/,
    drawing: 'M7 4h10l-1 6a4 4 0 0 1-8 0zM12 14v6M8 20h8M7 8h10',
  },
  {
    pattern: /island|beach|insel|strand|otok|otoc|plaz/,
    drawing: 'M3 20c3-3 15-3 18 0M11 18c0-4 1-7 2-10M13 8c-2-3-5-3-7 0M13 8c0-3 2-4 5-4M13 8c3-2 5 0 6 2',
  },
  {
    pattern: /sea|boat|kayak|sail|swim|water|dive|river|meer|wasser|boot|segel|\bmore\b|brod|kajak|jedr|ronj|rijek/,
    drawing: 'M3 17c3-2 3 1 6 0s3-1 6 0 3 1 6 0M12 13V4l6 9zM9 13V7l-3 6z',
  },
  {
    pattern:
      /town|city|old|histor|museum|culture|heritage|castle|church|stadt|altstadt|kultur|geschicht|grad|povijes|bastin|muzej/,
    drawing: 'M4 20h16M6 20V10M10 20V10M14 20V10M18 20V10M4 10h16l-8-6z',
  },
  {
    pattern: /foot|bike|walk|hik|cycl|trek|mountain|climb|\brad|fahrrad|wander|kletter|pjes|bicikl|planin|penj/,
    drawing: 'M2 19 9 7l5 8M11 19l5-8 6 8zM2 19h20',
  },
];
