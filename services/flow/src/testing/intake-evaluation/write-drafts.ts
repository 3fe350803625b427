import type { Format, StrategyFacts, WrittenDraft, WrittenIdea } from '../../engine/content-engine';
import { writeDraft } from '../../engine/embedded/drafts/write-draft';
import { writeIdeas } from '../../engine/embedded/ideas/write-ideas';
import { toStrategyFacts } from '../to-strategy-facts';
import { APPROVED_IDEAS } from './draft-limits';
import type { LabelledIntake } from './labelled-intake';

export interface EvaluatedDraft {
  readonly ideaTitle: string;
  readonly format: Format;
  readonly draft: WrittenDraft;
}

export interface EvaluatedStrategy {
  readonly labelled: LabelledIntake;
  readonly facts: StrategyFacts;
  readonly ideas: readonly WrittenIdea[];
  readonly drafts: readonly EvaluatedDraft[];
}

const FORMATS = ['blog', 'linkedin', 'tweet'] as const;
const MAX_IDEAS = 100;

/** The ideas of each intake, and every format of the first ones. */
export function writeAllDrafts(intakes: readonly LabelledIntake[]): Promise<EvaluatedStrategy[]> {
  return Promise.all(
    intakes.map(async (labelled) => {
      const facts = await toStrategyFacts(labelled.intake);
      const ideas = writeIdeas(facts, { count: MAX_IDEAS, existing: [] });
      const approved = writeIdeas(facts, { count: APPROVED_IDEAS, existing: [] });
      return { labelled, facts, ideas, drafts: writeInTurn(facts, approved) };
    }),
  );
}

/** One idea after the other, so that each draft knows those before it. */
function writeInTurn(facts: StrategyFacts, ideas: readonly WrittenIdea[]): EvaluatedDraft[] {
  const drafts: EvaluatedDraft[] = [];
  for (const [place, idea] of ideas.entries()) {
    for (const format of FORMATS) {
      const siblings = drafts.filter((each) => each.format === format).map(({ draft }) => draft.contentMd);
      const draft = writeDraft(facts, { idea: { ...idea, id: `idea-${place}` }, format, siblings });
      drafts.push({ ideaTitle: idea.title, format, draft });
    }
  }
  return drafts;
}
