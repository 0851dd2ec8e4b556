import { plural } from '../plural.ts';

export const title = 'Brojke';
export const loading = 'Učitavanje brojki …';
export const store = 'Trgovina';
export const noStore = 'Još nemate trgovinu. Brojke počinju s njezinom prvom prodajom.';
export const nothing = 'Nema ničega u tim danima. Odaberite druge dane iznad.';
export function uncounted(orders: number): string {
  const some = `${orders} ${plural(orders, 'narudžba još nije uračunata', 'narudžbe još nisu uračunate', 'narudžbi još nije uračunato')}`;
  return `${some}. Pogledajte ponovno za nekoliko minuta.`;
}
export const days = 'Razdoblje';
export const presets = { this_month: 'Ovaj mjesec', last_month: 'Prošli mjesec', last_7_days: 'Zadnjih 7 dana', last_30_days: 'Zadnjih 30 dana' } as const;
export const chooseDays = 'Drugi dani';
export const firstDay = 'Od';
export const lastDay = 'Do';
export const showDays = 'Prikaži te dane';
export const wrongRange = 'Odaberite dva dana po redu, najviše godinu dana razmaka.';
export const compared = (range: string, before: string): string => `${range}, u usporedbi s razdobljem ${before}`;
export const measure = 'Što grafikon prikazuje';
export const measures = { sold: 'Prodano', paid: 'Plaćeno', refunded: 'Vraćeno', occupancy: 'Popunjenost' } as const;
export const meanings = {
  sold: 'Cijena onoga što je rezervirano tih dana. Što se kasnije otkaže, ostaje prodano.',
  paid: 'Novac koji je stigao tih dana, za bilo koji izlet.',
  refunded: 'Novac koji je vraćen tih dana ili ga tek treba vratiti.',
  occupancy: 'Prodana od svih mjesta na polascima tih dana.',
} as const;
export const percentChange = { more: (by: number) => `${by} % više`, less: (by: number) => `${by} % manje` };
export const points = {
  more: (by: number) => `${by} ${plural(by, 'postotni bod', 'postotna boda', 'postotnih bodova')} više`,
  less: (by: number) => `${by} ${plural(by, 'postotni bod', 'postotna boda', 'postotnih bodova')} manje`,
};
export const unmeasured = { same: 'Bez promjene', new: 'Novo' } as const;
export const before = (value: string): string => `prije: ${value}`;
export const percent = (value: number): string => `${value} %`;
export const noPlaces = '–';
export const byDay = 'Po danu';
export const byTour = 'Po izletu';
export const bySource = 'Po načinu prodaje';
export const tableByDay = 'Tablica po danu';
export const tableByTour = 'Tablica po izletu';
export const drawers = 'Blagajne';
export const drawer = 'Blagajna';
export const noDrawers = 'Tih dana nitko nije koristio blagajnu.';
export const difference = 'Razlika';
export const notCounted = 'otvorena';
export const tableBySource = 'Tablica po načinu prodaje';
export const showTable = 'Prikaži kao tablicu';
export const download = (table: string): string => `${table} kao CSV`;
export const chart = (measured: string, highest: string, day: string): string => `${measured} po danu, najviše ${highest} dana ${day}. Tablica ispod ima sve vrijednosti.`;
export const day = 'Dan';
export const tours = 'Izleti';
export const source = 'Način prodaje';
export const columns = ['Prodano', 'Plaćeno', 'Vraćeno', 'Rezervacije', 'Gosti'] as const;
export const sources = { storefront: 'Internetska trgovina', staff: 'Osoblje', desk: 'Šalter', reseller: 'Posrednici' } as const;
export const resellerHint = 'Gosti posrednika plaćaju njemu: cijena se ovdje računa, novac ne.';
export const filesTitle = 'Za knjigovodstvo';
export const filesText = 'Svaka uplata i svaki povrat tih dana u svom retku te svaka rezervacija koja je tada potvrđena, s imenima gostiju.';
export const files = { payments: 'Uplate', bookings: 'Rezervacije' } as const;
export const downloaded = 'Datoteka je preuzeta.';
