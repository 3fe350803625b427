/** A form with a file as a browser sends it, for `inject`. */
export async function aForm(file: File) {
  const form = new FormData();
  form.append('file', file);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}
