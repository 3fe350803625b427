import { names, type Tree } from '@nx/devkit';
import { nextMigration } from '../shared/next-migration.ts';

/** A noun in all the spellings that a module needs. */
export interface ModuleNames {
  readonly service: string;
  /** press-kit, press-kits: files and addresses. */
  readonly noun: string;
  readonly plural: string;
  /** PressKit, PressKits: classes and schemas. */
  readonly className: string;
  readonly classPlural: string;
  /** pressKit, pressKits: variables. */
  readonly variable: string;
  readonly variablePlural: string;
  /** press_kit, press_kits: error codes and the table. */
  readonly code: string;
  readonly table: string;
  /** "press kit", "press kits": sentences. */
  readonly words: string;
  readonly wordsPlural: string;
  readonly article: 'a' | 'an';
  /** Orders the migration after those that are there. */
  readonly timestamp: number;
}

type Given = Pick<ModuleNames, 'service' | 'noun' | 'plural'>;

/** Derives every spelling from the noun and its plural. */
export function moduleNames(tree: Tree, { service, noun, plural }: Given): ModuleNames {
  return {
    service,
    noun,
    plural,
    className: names(noun).className,
    classPlural: names(plural).className,
    variable: names(noun).propertyName,
    variablePlural: names(plural).propertyName,
    code: noun.replaceAll('-', '_'),
    table: plural.replaceAll('-', '_'),
    words: noun.replaceAll('-', ' '),
    wordsPlural: plural.replaceAll('-', ' '),
    article: /^[aeiou]/.test(noun) ? 'an' : 'a',
    timestamp: nextMigration(tree, service),
  };
}
