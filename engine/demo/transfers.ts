import type { TransferFile } from '../catalogue/store-file.ts';

type Point = TransferFile['points'][number];

/** Where our van stops. */
export const stops = {
  splitRiva: { name: 'Split, Riva', address: 'Obala hrvatskog narodnog preporoda, Split', lat: 43.5077, lon: 16.4392 },
  splitFerry: { name: 'Split, ferry port', address: 'Obala kneza Domagoja, Split', lat: 43.5043, lon: 16.4424 },
  splitBacvice: { name: 'Split, Bačvice', address: 'Šetalište Petra Preradovića, Split', lat: 43.5023, lon: 16.4479 },
  podstrana: { name: 'Podstrana, Lav', address: 'Grljevačka ulica, Podstrana', lat: 43.4906, lon: 16.5495 },
  trogir: { name: 'Trogir, bus station', address: 'Ulica kneza Trpimira, Trogir', lat: 43.5187, lon: 16.2513 },
  airport: {
    name: 'Split Airport, arrivals',
    address: 'Cesta dr. Franje Tuđmana, Kaštel Štafilić',
    lat: 43.5389,
    lon: 16.298,
  },
  kastela: { name: 'Kaštela, Vitturi Castle', address: 'Lušiško brce, Kaštel Lukšić', lat: 43.5527, lon: 16.3627 },
  omis: { name: 'Omiš, Fošal', address: 'Fošal, Omiš', lat: 43.4447, lon: 16.692 },
  makarska: { name: 'Makarska, bus station', address: 'Ulica Ante Starčevića, Makarska', lat: 43.2966, lon: 17.0196 },
  bol: { name: 'Bol, harbour', address: 'Porat bolskih pomoraca, Bol', lat: 43.2617, lon: 16.6551 },
  sinj: { name: 'Sinj, bus station', address: 'Put Ferate, Sinj', lat: 43.7024, lon: 16.6362 },
} as const satisfies Record<string, Point>;
