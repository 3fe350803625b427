/** Reviews, as `readTexts` takes them. */
export function reviewsParam(placeholder: string) {
  const description = 'A list of at most 10,000 texts, or of objects with "text" and, if wanted, "id".';
  return { key: 'reviews', label: 'Reviews', kind: 'json', required: true, placeholder, description } as const;
}
