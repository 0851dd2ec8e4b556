export const title = 'Address of the shop';
export const none = 'This shop has no address of its own yet.';
export function inEffect(domain: string): string {
  return `The shop answers at ${domain}.`;
}
export function unproven(domain: string): string {
  return `${domain} is not proved yet. The shop does not answer there until you have done these steps.`;
}
export const domain = 'Domain';
export const hint = 'Such as tours.example. Leave it empty for none.';
export const save = 'Save the domain';
export function stepPoint(domain: string): string {
  return `Where ${domain} is registered, point it to this server. The person who runs the server knows its address.`;
}
export const stepRecord = 'Add this record in the same place:';
export const recordType = 'Type';
export const recordName = 'Name';
export const recordValue = 'Value';
export const stepCheck = 'Then let us check. It can take an hour until a new record is seen everywhere.';
export const missing =
  'The record is not there yet. Compare the name and the value with what you have entered, and try again in a while.';
export const check = 'Check now';
