import { type ModelPath, RefusedAnswerError } from '../../engine/model-path/model-path';
import { textIn, textsIn } from '../../engine/model-path/read-result';
import { AD_PLATFORMS, type AdPlatformName } from '../../writing/platform-limits';
import { checkAds } from './ad-copy/check-ads';

export const llm: ModelPath = {
  credit_cost: 6,
  rewrites: 'result',
  parts: ['headlines', 'descriptions', 'primary_texts'],
  instructions:
    'Write the texts of an ad anew, as an experienced copywriter would: concrete, each different, none longer than in the draft by more than a word or two.',
  finish(result) {
    const platform = AD_PLATFORMS[textIn(result, 'platform') as AdPlatformName]; // the output schema names the same
    const texts = {
      headlines: textsIn(result, 'headlines'),
      descriptions: textsIn(result, 'descriptions'),
      primary_texts: textsIn(result, 'primary_texts'),
    };
    const checks = checkAds(texts, platform);
    const isTooMany =
      texts.headlines.length > platform.headline.most || texts.descriptions.length > platform.description.most;
    if (isTooMany || checks.some(({ issues }) => issues.length > 0))
      throw new RefusedAnswerError('its answer breaks the rules of the platform');
    return { ...result, checks };
  },
};
