import { RejectedInputError } from '../../../engine/run-errors';
import { cleanText, LONGEST_FACT, readObject } from '../../../writing/facts';
import { foldKey } from './fold-key';

/** Other names of the keys of a brief, in three languages. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  name: ['nom', 'nombre', 'product', 'produit', 'producto'],
  tagline: ['slogan', 'accroche', 'eslogan', 'lema'],
  description: ['descripcion', 'summary', 'resume'],
  audience: ['public', 'cible', 'publico', 'audiencia'],
  benefits: ['benefices', 'avantages', 'beneficios', 'ventajas'],
  features: ['caracteristiques', 'fonctions', 'fonctionnalites', 'caracteristicas', 'funciones'],
  price: ['prix', 'tarif', 'precio'],
  proof: ['preuve', 'temoignage', 'prueba', 'testimonio'],
  cta: ['call_to_action', 'appel', 'llamada'],
  link: ['url', 'lien', 'enlace'],
  questions: ['faq', 'preguntas', 'items_faq'],
  title: ['titre', 'titulo', 'headline', 'subject', 'objet', 'asunto', 'titular'],
  subtitle: ['sous_titre', 'subtitulo', 'subhead'],
  intro: ['introduction', 'introduccion', 'chapo'],
  items: ['articles', 'sections', 'sujets', 'articulos', 'secciones', 'temas'],
  sender: ['signature', 'expediteur', 'remitente', 'firma'],
  role: ['poste', 'fonction', 'cargo', 'puesto'],
  company: ['entreprise', 'societe', 'empresa'],
  city: ['ville', 'ciudad', 'location', 'lieu', 'lugar'],
  date: ['fecha'],
  experience: ['experiences', 'parcours', 'experiencia', 'achievements', 'logros', 'realisations'],
  education: ['formation', 'diplomes', 'formacion', 'estudios'],
  personal: ['hobbies', 'loisirs', 'aficiones', 'personnel'],
  lead: ['what', 'quoi', 'que', 'news', 'announcement', 'annonce', 'anuncio', 'noticia'],
  body: ['details', 'corps', 'cuerpo', 'paragraphs', 'detalles'],
  quotes: ['citations', 'citas'],
  about: ['a_propos', 'acerca', 'sobre', 'boilerplate'],
  contact: ['contacto', 'press_contact'],
};

type Record1 = Readonly<Record<string, string>>;

/** Reads a brief key by key and keeps account of what was asked for and not there. */
export interface BriefReader {
  text(key: string): string | null;
  /** As `text`; a missing one is listed, and stands as `[label]`. */
  required(key: string, label: string): string;
  list(key: string): string[];
  /** Objects with these fields; a field that is missing is empty. */
  records(key: string, fields: readonly string[]): Record1[];
  readonly missing: readonly string[];
}

const MAX_ITEMS = 40;

/** @throws {RejectedInputError} naming the key that has not the form of its kind. */
export function createBriefReader(value: unknown): BriefReader {
  const entries = new Map(Object.entries(readObject('brief', value)).map(([key, item]) => [canonical(key), item]));
  const missing: string[] = [];
  const text = (key: string) => {
    const raw = entries.get(key);
    if (raw === undefined || raw === null) return null;
    if (typeof raw !== 'string' && typeof raw !== 'number') throw refuse(key, 'must be a text');
    return cleanText('brief', key, String(raw), LONGEST_FACT) || null;
  };
  const array = (key: string): readonly unknown[] => {
    const raw = entries.get(key);
    if (raw === undefined || raw === null) return [];
    const items: unknown = typeof raw === 'string' ? raw.split('\n') : raw;
    if (!Array.isArray(items)) throw refuse(key, 'must be a list');
    if (items.length > MAX_ITEMS) throw refuse(key, `must have at most ${MAX_ITEMS} items`);
    return items;
  };
  return {
    missing,
    text,
    required(key, label) {
      const found = text(key);
      if (found === null) missing.push(key);
      return found ?? `[${label}]`;
    },
    list: (key) =>
      array(key)
        .map((item, index) => {
          if (typeof item !== 'string' && typeof item !== 'number')
            throw refuse(key, `item ${index + 1} must be a text`);
          return cleanText('brief', key, String(item));
        })
        .filter((item) => item !== ''),
    records: (key, fields) => array(key).map((item, index) => readRecord(key, item, fields, index)),
  };
}

function readRecord(key: string, item: unknown, fields: readonly string[], index: number): Record1 {
  if (typeof item !== 'object' || item === null || Array.isArray(item))
    throw refuse(key, `item ${index + 1} must be an object with ${fields.join(', ')}`);
  const given = new Map(Object.entries(item).map(([name, value]: [string, unknown]) => [fieldName(name), value]));
  return Object.fromEntries(
    fields.map((field) => {
      const value = given.get(field);
      if (value !== undefined && value !== null && typeof value !== 'string')
        throw refuse(key, `item ${index + 1}: "${field}" must be a text`);
      return [field, cleanText('brief', field, value ?? '')];
    }),
  );
}

/** Fields of items, in three languages. */
const FIELDS: Readonly<Record<string, string>> = {
  titre: 'title', titulo: 'title', texte: 'text', texto: 'text', quote: 'text', citation: 'text', cita: 'text',
  lien: 'link', enlace: 'link', url: 'link', pregunta: 'question', reponse: 'answer', respuesta: 'answer',
  nom: 'name', nombre: 'name', author: 'name', auteur: 'name', autor: 'name', poste: 'role', fonction: 'role', cargo: 'role', puesto: 'role',
}; // prettier-ignore

function fieldName(name: string): string {
  const plain = foldKey(name);
  return Object.hasOwn(FIELDS, plain) ? (FIELDS[plain] ?? plain) : plain;
}

function canonical(key: string): string {
  const name = foldKey(key);
  return Object.keys(ALIASES).find((known) => known === name || ALIASES[known]?.includes(name)) ?? name;
}

function refuse(key: string, message: string): RejectedInputError {
  return new RejectedInputError('brief', `"${key.slice(0, 60)}" ${message}`);
}
