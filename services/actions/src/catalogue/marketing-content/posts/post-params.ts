import { choices } from '../../../engine/choices';
import { choiceParam, jsonParam, textParam } from '../../../engine/params';
import { itemsOrText, TEXT } from '../../../engine/json-forms';
import { LANGUAGE_PARAM, TONE_PARAM } from '../../../writing/language-choice';
import { LINK_PARAM } from '../../../writing/link-param';
import { callToActionParam } from '../../../writing/offer-params';

/** Parameters that the actions for posts share. */
export const POST_PARAMS = {
  topic: textParam('topic', 'Topic', {
    required: true,
    placeholder: 'We moved our stand-ups to writing',
    validate: { max: 300 },
    ui: { multiline: true, rows: 2 },
    description: 'The message in one sentence, in your words: it is the first line.',
  }),
  points: jsonParam('points', 'Points', {
    schema: itemsOrText(TEXT, { maxItems: 30 }),
    placeholder: '["Ten minutes saved per person and day", "Colleagues in other time zones read along"]',
    description: 'List of short texts. The post says nothing that is not here.',
  }),
  goal: choiceParam('goal', 'Goal', {
    default: 'advice',
    enum: choices({ advice: 'Share what I learned', news: 'Announce something', discussion: 'Start a discussion' }),
    description: 'Sets how the points are introduced and what the reader is asked.',
  }),
  call_to_action: callToActionParam(150, 'Register until Friday', 'In place of the question at the end.'),
  link: LINK_PARAM,
  hashtags: jsonParam('hashtags', 'Hashtags', {
    schema: itemsOrText(TEXT, { maxItems: 30 }),
    placeholder: '["RemoteWork"]',
    description: 'List; without it, tags are made of the words of the topic.',
  }),
} as const;

/** How a post is written. */
export const POST_FORM_PARAMS = [
  POST_PARAMS.goal,
  POST_PARAMS.call_to_action,
  POST_PARAMS.link,
  POST_PARAMS.hashtags,
  TONE_PARAM,
  LANGUAGE_PARAM,
] as const;

export const MESSAGE_GROUP = {
  id: 'message',
  label: 'Message',
  items: ['topic', 'points', 'call_to_action', 'link', 'hashtags'],
} as const;
