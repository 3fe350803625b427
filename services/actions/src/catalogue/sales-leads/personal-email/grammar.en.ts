import type { EmailGrammar } from './parts';

export const en: EmailGrammar = {
  greeting_title: ['<Hello {title} {last_name},|Hi {first_name},>'],
  greeting: ['<Hello|Hi> {first_name},'],
  greeting_open: ['Hello,'],
  subject_trigger: ['{trigger:short}', '{company}: {trigger:phrase}'],
  subject_pain: ['{pain:short}', '{pain:short} at {company}'],
  subject_proof: ['{proof:short}'],
  subject_topic: ['{topic:cap} at {company}', '{topic:cap}'],
  subject_any: ['A question for {company}', '{sender_company} and {company}', 'A question for you'],
  opening_trigger: [
    'I saw that {trigger:clause}.',
    'I read that {trigger:clause}, and that is why I am writing.',
    'Something at {company} caught my eye: {trigger:phrase}.',
    '{trigger:statement} That is why I am writing to you.',
  ],
  opening_pain: [
    'Does this sound familiar at {company}: {pain:phrase}?',
    'One question first. Is this still on your list: {pain:phrase}?',
    '{pain:statement} Is that still the case at {company}?',
    '{pain:statement} Is that still so?',
  ],
  opening_proof: ['{proof:statement}', 'Let me start with a result: {proof:phrase}.'],
  opening_question: ['Are you the right person at {company} for this?', 'Are you the right person for this?'],
  reason_role: [
    'As {role} at {company}, you may be the right person to ask.',
    'I am writing to you as {role} at {company}.',
  ],
  reason_trigger: ['I thought of {company} because {trigger:clause}.', 'Why {company}: {trigger:phrase}.'],
  link_pain: ['I wonder whether this is a topic too: {pain:phrase}.'],
  offer: [
    '{offer:statement}',
    'What we do at {sender_company}: {offer:phrase}.',
    'What I can offer: {offer:phrase}.',
    'Our proposal: {offer:phrase}.',
  ],
  proof: ['{proof:statement}', 'One result so far: {proof:phrase}.', 'For reference: {proof:phrase}.'],
  ask: ['{cta:sentence}'],
  ask_open: ['Worth a short call?', 'Shall I send you the details?', 'Would a short call make sense?'],
  ask_permission: ['If not, who should I ask?', 'A yes or a no is all I need.'],
  link: ['More here: {link}', 'Details: {link}'],
  closing: ['<Kind regards,|Best,>'],
};
