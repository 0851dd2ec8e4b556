/**
 * A fetch that collects the body of a good answer as a file. @param onProgress  called with the number of bytes so far. @param onFile  called with
 * the whole file
 */
export function downloadFile(onProgress: (bytes: number) => void, onFile: (file: Blob) => void) {
  return async (address: string, request: RequestInit): Promise<Response> => {
    const response = await fetch(address, request);
    if (!response.ok || !response.body) return response;
    const parts: BlobPart[] = [];
    let bytes = 0;
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      bytes += read.value.length;
      onProgress(bytes);
    }
    onFile(new Blob(parts));
    // The body is in the file, so the caller gets an answer without a body.
    return new Response(null, { status: 204, headers: response.headers });
  };
}
