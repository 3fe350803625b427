/** A call with a form that a file is a part of, as a browser sends it, for `inject`. */
export async function aFormCall(url: string, headers: Readonly<Record<string, string>>, file: File) {
  const form = new FormData();
  form.append('file', file);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  return {
    method: 'POST' as const,
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  };
}
