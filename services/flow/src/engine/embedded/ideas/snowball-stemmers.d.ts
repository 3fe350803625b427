declare module 'snowball-stemmers' {
  export function newStemmer(language: 'english' | 'french' | 'spanish'): { stem(word: string): string };
}
