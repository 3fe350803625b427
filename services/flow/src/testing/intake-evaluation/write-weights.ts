import type { ChainWeights } from '../../engine/embedded/analysis/sections/chain';
import { DEVELOPMENT_SETS, READ_HELD_OUT_SETS, readLabelledIntakes } from './labelled-intake';
import { trainChain } from './train-chain';
import { readTrueLabels, type TrueChain } from './true-labels';

/** Never the held-out intakes whose lines were not looked at. */
const TRAINED_ON = ['intakes', ...DEVELOPMENT_SETS, ...READ_HELD_OUT_SETS] as const;

/**
 * Trains the weights on every intake that may be read. Each text comes four times: as it is, without cues and without headings, so that the
 * chain also learns what to do where a new text uses words that no list has, and cut into single units, as a short text is.
 */
export function trainWeights(): ChainWeights {
  const texts = TRAINED_ON.flatMap((set) => readLabelledIntakes(set)).map(readTrueLabels);
  return trainChain([
    ...texts,
    ...texts.map((text) => without(text, /^(?:before: )?cue/)),
    ...texts.map((text) => without(text, /^heading/)),
    ...texts.map((text) => without(text, /^(?:before|first$|third|last$)/)).flatMap(singleUnits),
  ]);
}

const without = ({ links, labels }: TrueChain, kind: RegExp): TrueChain => ({
  labels,
  links: links.map((link) => ({ ...link, features: link.features.filter((feature) => !kind.test(feature)) })),
});

const singleUnits = ({ links, labels }: TrueChain): TrueChain[] =>
  links.flatMap((link, place) => {
    const label = labels[place];
    return label ? [{ links: [link], labels: [label] }] : [];
  });
