export const title = 'Devices';
export const add = 'Add a device';
export const addText =
  'Scan this code with the camera of the tablet. Or open the desk there, tap “Set up a shared tablet” and type the letters. It works once, for ten minutes.';
export const name = 'Name of the device';
export const nameHint = 'For example: Tablet at the pier';
export const noName = 'Please give the device a name.';
export const rename = 'Rename';
export function renameOf(name: string): string {
  return `Rename ${name}`;
}
export const saveName = 'Save the name';
export function lease(departure: string, places: number): string {
  return places === 1 ? `${departure}: 1 place reserved` : `${departure}: ${places} places reserved`;
}
export const role = 'This device may';
export const roles: Readonly<Record<string, string>> = {
  guide: 'admit guests (guide)',
  agent: 'admit and sell (agent)',
  manager: 'do everything except manage the team (manager)',
};
export const showCode = 'Show the code';
export const codeLabel = 'QR code that sets up the device';
export function validUntil(time: string): string {
  return `Valid until ${time}`;
}
export const done = 'Done';
export const shared = 'Shared device';
export const own = 'Signed in';
export function lastContact(time: string): string {
  return `Last contact ${time}`;
}
export const revoke = 'Remove';
export const revokeTitle = 'Remove this device?';
export function revoked(name: string): string {
  return `${name} was removed. At its next contact it sends what it has not sent yet, then deletes everything. To use it again, add it again.`;
}
export function revokeLeased(places: number): string {
  return places === 1
    ? 'It has 1 reserved place, which it may have sold since its last contact. Everybody can book the place again at once.'
    : `It has ${places} reserved places, which it may have sold since its last contact. Everybody can book them again at once.`;
}
export const isThis = 'This device';
export const none = 'No device is signed in.';
export const needsNetwork = 'The list of devices needs a network.';
export const failed = 'This did not work. Please try again.';
export const loading = 'Loading the devices …';
