import { describe, expect, it } from 'vitest';
import { centroid, cosine, learnTfIdf } from './tf-idf';

describe('TF-IDF vectors', () => {
  const documents = [
    ['late', 'parcel'],
    ['late', 'invoice'],
    ['late', 'refund', 'invoice'],
  ];
  const vectorize = learnTfIdf(documents);

  it('weigh rare terms above common ones', () => {
    const vector = vectorize(['late', 'parcel']);
    expect(vector.get('parcel')).toBeGreaterThan(vector.get('late') ?? 1);
  });

  it('have length 1, so that a text is fully like itself and not at all like another', () => {
    expect(cosine(vectorize(['late', 'late', 'refund']), vectorize(['late', 'late', 'refund']))).toBeCloseTo(1);
    expect(cosine(vectorize(['parcel']), vectorize(['refund']))).toBe(0);
    expect(vectorize([]).size).toBe(0);
  });

  it('know the terms named after members of Object.prototype', () => {
    expect(cosine(vectorize(['constructor', '__proto__']), vectorize(['constructor', '__proto__']))).toBeCloseTo(1);
  });

  it('have a centroid nearer to its members than to others', () => {
    const mean = centroid([vectorize(['parcel', 'late']), vectorize(['parcel'])]);
    expect(cosine(mean, vectorize(['parcel']))).toBeGreaterThan(cosine(mean, vectorize(['invoice'])));
  });
});
