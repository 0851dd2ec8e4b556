export const title = 'Numeri';
export const loading = 'Caricamento dei numeri…';
export const store = 'Shop';
export const noStore = 'Non hai ancora uno shop. I numeri iniziano con la sua prima vendita.';
export const nothing = 'Niente in questi giorni. Scegli altri giorni qui sopra.';
export function uncounted(orders: number): string {
  const some = orders === 1 ? '1 ordine non è' : `${orders} ordini non sono`;
  return `${some} ancora in questi numeri. Ricontrolla tra qualche minuto.`;
}
export const days = 'Giorni';
export const presets = { this_month: 'Questo mese', last_month: 'Mese scorso', last_7_days: 'Ultimi 7 giorni', last_30_days: 'Ultimi 30 giorni' } as const;
export const chooseDays = 'Altri giorni';
export const firstDay = 'Dal';
export const lastDay = 'Al';
export const showDays = 'Mostra questi giorni';
export const wrongRange = 'Scegli due giorni in ordine, a non più di un anno di distanza.';
export const compared = (range: string, before: string): string => `${range}, a confronto con ${before}`;
export const measure = 'Che cosa mostra il grafico';
export const measures = { sold: 'Venduto', paid: 'Incassato', refunded: 'Rimborsato', occupancy: 'Occupazione' } as const;
export const meanings = {
  sold: 'Prezzo di ciò che è stato prenotato in questi giorni. Ciò che viene annullato dopo resta venduto.',
  paid: 'Denaro entrato in questi giorni, per qualsiasi tour.',
  refunded: 'Denaro restituito in questi giorni, o da restituire.',
  occupancy: 'Posti venduti su tutti i posti delle partenze di questi giorni.',
} as const;
export const percentChange = { more: (by: number) => `${by}% in più`, less: (by: number) => `${by}% in meno` };
export const points = { more: (by: number) => (by === 1 ? '1 punto in più' : `${by} punti in più`), less: (by: number) => (by === 1 ? '1 punto in meno' : `${by} punti in meno`) };
export const unmeasured = { same: 'Invariato', new: 'Nuovo' } as const;
export const before = (value: string): string => `prima: ${value}`;
export const percent = (value: number): string => `${value}%`;
export const noPlaces = '–';
export const byDay = 'Per giorno';
export const byTour = 'Per tour';
export const bySource = 'Per canale';
export const tableByDay = 'Tabella per giorno';
export const tableByTour = 'Tabella per tour';
export const drawers = 'Casse';
export const drawer = 'Cassa';
export const noDrawers = 'In questi giorni nessuno ha usato una cassa.';
export const difference = 'Differenza';
export const notCounted = 'aperta';
export const tableBySource = 'Tabella per canale';
export const showTable = 'Mostra come tabella';
export const download = (table: string): string => `${table} in CSV`;
export const chart = (measured: string, highest: string, day: string): string => `${measured} per giorno, massimo ${highest} (${day}). La tabella qui sotto riporta tutti i valori.`;
export const day = 'Giorno';
export const tours = 'Tour';
export const source = 'Canale';
export const columns = ['Venduto', 'Incassato', 'Rimborsato', 'Prenotazioni', 'Ospiti'] as const;
export const sources = { storefront: 'Shop online', staff: 'Team', desk: 'Banco', reseller: 'Rivenditori' } as const;
export const resellerHint = 'Gli ospiti di un rivenditore pagano il rivenditore: qui conta il prezzo, non il denaro.';
export const filesTitle = 'Per il commercialista';
export const filesText = 'Una riga per ogni pagamento e rimborso di questi giorni, e una per ogni prenotazione confermata in questi giorni, con i nomi degli ospiti.';
export const files = { payments: 'Pagamenti', bookings: 'Prenotazioni' } as const;
export const downloaded = 'Il file è stato scaricato.';
