/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'A planning meeting',
    input: {
      transcript: [
        'Anna: We agreed to launch the new pricing page on the 3rd of April.',
        'Ben: I will send the French texts to the translator by Friday.',
        'Carla: Honestly, ten thousand euros is too expensive for a test.',
        'Anna: Carla, can you prepare a plan for the campaign?',
        'Carla: Sure.',
      ].join('\n'),
      call_date: '2025-03-12',
      language: 'en',
    },
    expect: {
      part: {
        decisions: [
          { quote: 'We agreed to launch the new pricing page on the 3rd of April.', speaker: 'Anna', turn: 1 },
        ],
        actions: [
          { owner: 'Ben', due_date: '2025-03-14', due_text: 'Friday', turn: 2 },
          { owner: 'Carla', due_date: null, turn: 4 },
        ],
        objections: [{ speaker: 'Carla', turn: 3 }],
        stats: { basis: 'words', turns: 5 },
      },
    },
  },
  {
    name: 'Subtitles with voices',
    source: 'W3C WebVTT, voice spans of section 3.5 (the form, not the words)',
    input: {
      transcript:
        'WEBVTT\n\nintro\n00:00:00.000 --> 00:00:06.000\n<v Anna>Let’s go with the smaller plan for the first month.\n\n00:00:06.000 --> 00:00:08.000\n<v Ben>I’ll tell the team tomorrow.',
      call_date: '2025-03-12',
      language: 'en',
    },
    expect: {
      data: {
        summary: [],
        decisions: [
          {
            quote: 'Let’s go with the smaller plan for the first month.',
            speaker: 'Anna',
            time: '00:00:00',
            turn: 1,
          },
        ],
        actions: [
          {
            quote: 'I’ll tell the team tomorrow.',
            speaker: 'Ben',
            time: '00:00:06',
            turn: 2,
            owner: 'Ben',
            due_date: '2025-03-13',
            due_text: 'tomorrow',
          },
        ],
        objections: [],
        stats: {
          turns: 2,
          basis: 'time',
          duration_seconds: 8,
          words: 15,
          speakers: [
            { name: 'Anna', turns: 1, words: 10, seconds: 6, share: 0.75, questions: 0 },
            { name: 'Ben', turns: 1, words: 5, seconds: 2, share: 0.25, questions: 0 },
          ],
        },
        language: 'en',
        engine: 'extractive',
      },
    },
  },
  {
    name: 'Un appel commercial',
    input: {
      transcript: [
        '[00:00:05] Marc : Nos clients gagnent deux heures par semaine et par conseiller.',
        '[00:00:12] Julie : Votre concurrent est moins cher, et la migration m’inquiète.',
        '[00:00:20] Marc : Je vous envoie un devis détaillé d’ici lundi.',
        '[00:00:26] Julie : C’est validé pour un pilote avec dix conseillers.',
      ].join('\n'),
      call_date: '2025-03-12',
      language: 'fr',
    },
    expect: {
      part: {
        objections: [{ speaker: 'Julie', time: '00:00:12' }],
        actions: [{ owner: 'Marc', due_date: '2025-03-17', time: '00:00:20' }],
        decisions: [{ speaker: 'Julie', time: '00:00:26' }],
      },
    },
  },
] as const;
