import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Experience, StoreInfo } from '#domain/contract/catalogue.ts';
import { address } from '#domain/contract/endpoint.ts';
import type { Language } from '#domain/contract/languages.ts';
import { listExperiences, readStore } from '#domain/contract/webstore.ts';
import type { Catalogue } from '../../sw/catalogue.ts';
import { fromCatalogue } from '../../sw/offline-listing.ts';
import { anEngine, type Engine } from '../support/engine/engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine({ stores: ['demo'] });
});
afterAll(() => engine.stop());

/** The titles that the engine finds, the best first. */
async function online(q: string, language: Language): Promise<string[]> {
  const query = { q, language, page_size: 48 };
  return (await engine.call(listExperiences, {}, { query })).body.results.map(({ title }) => title);
}

/** The titles that the worker finds without a network. */
async function offline(q: string, catalogue: Catalogue): Promise<string[]> {
  const url = new URL(address(listExperiences, {}, { q, page_size: 48 }), 'https://shop.example');
  const answer = fromCatalogue(url, catalogue, engine.clock.now.epochMilliseconds);
  return ((await (answer as Response).json()) as { results: Experience[] }).results.map(({ title }) => title);
}

async function catalogueIn(language: Language): Promise<Catalogue> {
  const query = { language, detail: 'full', page_size: 48 } as const;
  const { body } = await engine.call(listExperiences, {}, { query });
  const store = (await engine.call(readStore, {}, { query: { language } })).body as StoreInfo;
  const page = { address: '', etag: null, bytes: 0, next: null, experiences: body.results as unknown as Experience[] };
  const known = { v: 1, build: 'x', language, as_of: '', checked_at: 0, clock_offset: 0, complete: true } as const;
  return { ...known, store: { etag: null, value: store }, pages: [page] };
}

/** Ten travellers, each in the language of their page, with what they look for and the tour that they should see first. */
const travellers: Record<string, { language: Language; first: Record<string, string> }> = {
  'a family of Leeds': {
    language: 'en',
    first: {
      kids: 'Krka with children',
      'things to do with children': 'Krka with children',
      'horse riding': 'Pony morning in the field of Sinj',
      'stargazing for families': 'A night at the Star Village',
      diving: 'Snorkelling safari off Čiovo',
    },
  },
  'a couple of Boston': {
    language: 'en',
    first: {
      romantic: 'Sunset kayak under the cliffs of Marjan',
      dinner: 'Under the bell: an evening by the hearth',
      'wine tasting': 'The four-seat cellar',
      'private boat tour': 'Your own boat to the Blue Lagoon',
      'cooking class': 'From the Pazar to the plate',
    },
  },
  'a cyclist of Utrecht': {
    language: 'en',
    first: {
      bike: 'Marjan by e-bike at first light',
      bicycles: 'The oldest fields: Stari Grad by bicycle',
      'cycling by castles': 'Seven castles by bicycle',
      museum: 'Diocletian’s Palace before the crowds',
    },
  },
  'a hiker of Oslo': {
    language: 'en',
    first: {
      hiking: 'The lavender villages of Hvar, on foot',
      mountains: 'Mosor: the ridge and a night in the hut',
      climbing: 'First climb on Šantine Stine',
      waterfall: 'Krka with children',
    },
  },
  'a family of Cologne': {
    language: 'de',
    first: {
      Kinder: 'Krka mit Kindern',
      Bootstour: 'Mit eigenem Boot in die Blaue Lagune',
      Schnorcheln: 'Schnorchelsafari vor Čiovo',
      Höhle: 'Blaue Grotte & fünf Inseln per Speedboot',
    },
  },
  'a lover of wine from Vienna': {
    language: 'de',
    first: {
      Weinprobe: 'Wo der Zinfandel zur Welt kam',
      Abendessen: 'Unter der Glocke: ein Abend am Herdfeuer',
      Kochkurs: 'Vom Pazar auf den Teller',
      Olivenöl: 'Ein Olivenhain, vom Baum in die Dose',
    },
  },
  'a rider of Zurich': {
    language: 'de',
    first: {
      Fahrrad: 'Die ältesten Felder: Stari Grad per Rad',
      wandern: 'Mosor: der Grat und eine Nacht in der Hütte',
      Sonnenuntergang: 'Abends im Kajak unter den Klippen des Marjan',
      Burgen: 'Sieben Kastelle mit dem Rad',
    },
  },
  'a family of Zagreb': {
    language: 'hr',
    first: {
      djeca: 'Krka s djecom',
      bicikli: 'E-biciklom po Marjanu u praskozorje',
      večera: 'Ispod peke: večer uz ognjište',
      'izlet brodom': 'Svojim brodom do Plave lagune',
    },
  },
  'a mountaineer of Rijeka': {
    language: 'hr',
    first: {
      planinarenje: 'Mosor: greben i noć u planinarskom domu',
      ronjenje: 'Safari s maskom kod Čiova',
      ribolov: 'Na lignje pod feralom',
      'kušanje vina': 'Podrum s četiri stolice',
    },
  },
  'a couple of Bologna': {
    language: 'it',
    first: {
      bambini: 'Krka with children',
      biciclette: 'Marjan by e-bike at first light',
      'una cena': 'Under the bell: an evening by the hearth',
      'kayak al tramonto': 'Sunset kayak under the cliffs of Marjan',
      'la grotta azzurra': 'Blue Cave & five islands by speedboat',
    },
  },
};

describe('a search in the demo store', { tags: 'long' }, () => {
  it.each(Object.entries(travellers))(
    '[V6, W9] shows %s first what they mean, with and without a network',
    async (_, { language, first }) => {
      const catalogue = await catalogueIn(language);
      const found: Record<string, string | undefined> = {};
      for (const q of Object.keys(first)) {
        const titles = await online(q, language);
        found[q] = titles[0];
        expect([q, await offline(q, catalogue)]).toEqual([q, titles]);
      }

      expect(found).toEqual(first);
    },
  );

  it('[V6] finds nothing for an error beside what is meant, and what another language says only if nothing else is found', async () => {
    expect(await online('diving', 'en')).toEqual(['Snorkelling safari off Čiovo']);
    expect(await online('snorkeling', 'en')).toEqual(['Snorkelling safari off Čiovo']);
    expect(await online('Tümpeldetektive', 'en')).toEqual(['Rock-pool detectives at Bene']);
    expect(await online('zinfandle', 'en')).toEqual(['Where Zinfandel was born']);
    expect(await online('helicopter', 'en')).toEqual([]);
  });
});
