import { describe, expect, it } from 'vitest';
import { readLabelledIntakes } from '../../../testing/intake-evaluation/labelled-intake';
import { analyse } from './embedded-engine';
import { anIntake } from './testing/intakes';

const ENGLISH = 'We help practice managers of dental clinics in small towns with online booking and staff planning.';
const FRENCH = 'Nous proposons des rappels automatiques et un suivi des patients après la visite.';
const SPANISH = 'Queremos hablar de la fidelización de los pacientes y de la prevención.';

const notesOf = async (rawText: string) => (await analyse(anIntake({ rawText }))).notes;

describe('notes on an intake in several languages', () => {
  it('say which sentences are in another language, and what to do', async () => {
    expect(await notesOf(`${ENGLISH} ${FRENCH}`)).toContain(
      '1 sentence is in French, and texts are written in English: say the lines that rest on it in English, or remove them.',
    );
    expect(await notesOf(`${ENGLISH} ${FRENCH} ${SPANISH}`)).toContain('2 sentences are in French and Spanish');
  });

  it('say nothing of it where all is in one language', async () => {
    for (const { id, intake } of readLabelledIntakes())
      expect((await analyse(intake)).notes, id).not.toContain('texts are written in');
  });
});
