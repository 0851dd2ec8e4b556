/** Sends JSON while the page closes, without reading an answer: as a beacon, or by a request that outlives the page (O7). */
export function sendAsPageGoes(path: string, body: string): void {
  const type = 'application/json';
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(path, new Blob([body], { type }))) return;
  const request = { method: 'POST', body, headers: { 'Content-Type': type }, keepalive: true };
  fetch(path, request).catch(() => {
    // The events stay on the device and are sent with the next request.
  });
}
