import type { StoreFile } from '../catalogue/store-file.ts';

/** What visitors filter by: category, subcategory, interest. Each interest has an experience. */
export const categories: StoreFile['categories'] = [
  {
    slug: 'sea',
    title: 'The sea',
    children: [
      {
        slug: 'paddling',
        title: 'Kayak & paddle',
        keywords: [
          { slug: 'sunset', title: 'At sunset' },
          { slug: 'cliffs', title: 'Under the cliffs' },
        ],
      },
      {
        slug: 'boats',
        title: 'By boat',
        keywords: [
          { slug: 'speedboat', title: 'Speedboat days' },
          { slug: 'private-boat', title: 'A boat to yourselves' },
          { slug: 'sailing', title: 'Under sail' },
        ],
      },
      {
        slug: 'in-the-water',
        title: 'In the water',
        keywords: [
          { slug: 'snorkelling', title: 'Snorkelling' },
          { slug: 'windsurfing', title: 'Windsurfing' },
        ],
      },
      {
        slug: 'fishing',
        title: 'With fishermen',
        keywords: [
          { slug: 'squid', title: 'Squid by lamplight' },
          { slug: 'wooden-boats', title: 'Old wooden boats' },
        ],
      },
    ],
  },
  {
    slug: 'islands',
    title: 'Islands',
    children: [
      {
        slug: 'brac',
        title: 'Brač',
        keywords: [
          { slug: 'golden-horn', title: 'The Golden Horn' },
          { slug: 'stone', title: 'Stone & stonemasons' },
        ],
      },
      {
        slug: 'hvar',
        title: 'Hvar',
        keywords: [
          { slug: 'lavender', title: 'Lavender' },
          { slug: 'vineyards', title: 'Steep vineyards' },
          { slug: 'stari-grad-plain', title: 'Stari Grad Plain' },
        ],
      },
      {
        slug: 'vis',
        title: 'Vis & Biševo',
        keywords: [
          { slug: 'blue-cave', title: 'The Blue Cave' },
          { slug: 'hidden-vis', title: 'Hidden Vis' },
          { slug: 'komiza', title: 'Komiža' },
        ],
      },
      {
        slug: 'solta-and-ciovo',
        title: 'Šolta & Čiovo',
        keywords: [
          { slug: 'coves', title: 'Quiet coves' },
          { slug: 'village-life', title: 'Village life' },
        ],
      },
    ],
  },
  {
    slug: 'old-towns',
    title: 'Old towns',
    children: [
      {
        slug: 'split',
        title: 'Split',
        keywords: [
          { slug: 'diocletians-palace', title: 'Diocletian’s Palace' },
          { slug: 'after-dark', title: 'After dark' },
        ],
      },
      {
        slug: 'along-the-coast',
        title: 'Along the coast',
        keywords: [
          { slug: 'trogir', title: 'Trogir' },
          { slug: 'sibenik', title: 'Šibenik' },
        ],
      },
      {
        slug: 'strongholds',
        title: 'Strongholds',
        keywords: [
          { slug: 'fortresses', title: 'Fortresses' },
          { slug: 'pirates', title: 'Pirates' },
          { slug: 'romans', title: 'Romans' },
        ],
      },
    ],
  },
  {
    slug: 'food-and-wine',
    title: 'Food & wine',
    children: [
      {
        slug: 'wine',
        title: 'Wine',
        keywords: [
          { slug: 'cellars', title: 'In the cellar' },
          { slug: 'among-the-vines', title: 'Among the vines' },
        ],
      },
      {
        slug: 'kitchens',
        title: 'Kitchens',
        keywords: [
          { slug: 'markets', title: 'Market to table' },
          { slug: 'open-fire', title: 'Over an open fire' },
        ],
      },
      {
        slug: 'oil-and-honey',
        title: 'Oil & honey',
        keywords: [
          { slug: 'olive-oil', title: 'Olive oil' },
          { slug: 'honey', title: 'Honey' },
        ],
      },
    ],
  },
  {
    slug: 'on-foot-and-by-bike',
    title: 'On foot & by bike',
    children: [
      {
        slug: 'walks',
        title: 'Walks',
        keywords: [
          { slug: 'mountains', title: 'Mountains' },
          { slug: 'viewpoints', title: 'Viewpoints' },
          { slug: 'city-walks', title: 'City walks' },
        ],
      },
      {
        slug: 'rides',
        title: 'Rides',
        keywords: [
          { slug: 'e-bikes', title: 'E-bikes' },
          { slug: 'easy-rides', title: 'Easy rides' },
        ],
      },
      {
        slug: 'rock-and-river',
        title: 'Rock & river',
        keywords: [
          { slug: 'climbing', title: 'Climbing' },
          { slug: 'rafting', title: 'Rafting' },
        ],
      },
    ],
  },
  {
    slug: 'families',
    title: 'Families',
    children: [
      {
        slug: 'wild-things',
        title: 'Wild things',
        keywords: [
          { slug: 'waterfalls', title: 'Waterfalls' },
          { slug: 'rock-pools', title: 'Rock pools' },
          { slug: 'animals', title: 'Animals' },
        ],
      },
      {
        slug: 'living-history',
        title: 'Living history',
        keywords: [
          { slug: 'treasure-hunts', title: 'Treasure hunts' },
          { slug: 'pirates', title: 'Pirates' },
        ],
      },
      {
        slug: 'first-adventures',
        title: 'First adventures',
        keywords: [
          { slug: 'first-rapids', title: 'First rapids' },
          { slug: 'stargazing', title: 'Stargazing' },
        ],
      },
    ],
  },
];
