export const title = 'Auf diesem Gerät';
export const allSent = 'Alles ist gesendet.';

export function changesWaiting(count: number): string {
  return count === 1 ? '1 Änderung ist noch zu senden' : `${count} Änderungen sind noch zu senden`;
}

export function thingsWaiting(count: number): string {
  return `${count} ${count === 1 ? 'Punkt wartet' : 'Punkte warten'} auf Sie`;
}
