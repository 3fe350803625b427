export type Language = 'en' | 'fr' | 'es';
