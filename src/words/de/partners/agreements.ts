export const loading = 'Vereinbarungen werden geladen …';
export const titles = { supplier: 'Wer Ihre Touren verkauft', reseller: 'Wessen Touren Sie verkaufen' };
export const none = { supplier: 'Noch verkauft kein anderes Unternehmen Ihre Touren. Wenn eines danach fragt, antworten Sie hier.', reseller: 'Sie verkaufen keine Touren anderer Unternehmen.' };
export const more = 'Mehr zeigen';
export const states = {
  supplier: {
    requested: (date: string) => `Hat am ${date} gefragt, ob es Ihre Touren verkaufen darf`,
    granted: (date: string) => `Darf seit ${date} Ihre Touren verkaufen`,
    refused: (date: string) => `Am ${date} von Ihnen abgelehnt`,
    revoked: (date: string) => `Beendet am ${date}`,
  },
  reseller: {
    requested: (date: string) => `Am ${date} angefragt. Es gibt noch keine Antwort.`,
    granted: (date: string) => `Sie dürfen diese Touren seit ${date} verkaufen`,
    refused: (date: string) => `Am ${date} abgelehnt`,
    revoked: (date: string) => `Beendet am ${date}`,
  },
};
export const grantHint = 'Wenn Sie zustimmen, dürfen alle Ihre Touren verkauft werden.';
export const moves = { requested: 'Noch einmal anfragen', granted: 'Zustimmen', refused: 'Ablehnen', revoked: 'Vereinbarung beenden' };
export const endTitle = (company: string): string => `Vereinbarung mit ${company} beenden?`;
export const endText = {
  supplier: 'Ihre Touren verschwinden sofort aus den fremden Shops, und dort reservierte Plätze werden wieder frei. Was verkauft ist, bleibt verkauft.',
  reseller: 'Die Touren verschwinden sofort aus Ihren Shops, und von Ihnen reservierte Plätze werden wieder frei. Was Sie verkauft haben, bleibt verkauft.',
};
export const share = 'So viel eines Termins darf reserviert werden, in Prozent';
export const shareHint = (places: number, reserved: number): string => `Von ${places} Plätzen darf der Vertriebspartner ${reserved} für sich zurückhalten, bevor er sie verkauft hat, höchstens einen Tag lang. Was er verkauft hat, zählt nicht.`;
export const shareWrong = 'Bitte geben Sie eine ganze Zahl von 0 bis 100 ein.';
export const saveShare = 'Speichern';
export const shareOf = (percent: number): string => `Sie dürfen ${percent} % jedes Termins reservieren, bevor Sie ihn verkauft haben.`;
