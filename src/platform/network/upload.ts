/**
 * Sends a form as the body of a request. It does not use `fetch`, which reports no progress of uploads. @param onProgress  called with the sent
 * share, 0 to 1
 */
export function uploadForm(form: FormData, onProgress: (share: number) => void) {
  return (address: string, { method = 'POST', headers, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, address);
      for (const [name, value] of Object.entries(headers as Record<string, string>))
        request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('the upload failed')));
      request.addEventListener('abort', () => reject(new DOMException('the upload was aborted', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(form);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(': ');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 2));
  }
  return new Response(request.responseText || null, { status: request.status, headers });
}
