const RAW = `From: =?utf-8?Q?Ren=C3=A9e_Martin?= <renee@example.com>
To: support@acme.example
Subject: =?utf-8?B?T8O5IGVzdCBtYSBjb21tYW5kZSA/?=
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: quoted-printable

Bonjour,
je n'ai toujours pas re=C3=A7u ma commande n=C2=B0 FR-20931. Quand sera-t-elle livr=C3=A9e ?
Ren=C3=A9e Martin

Le lun. 2 mars 2026 =C3=A0 10:12, Acme <support@acme.example> a =C3=A9crit :
> Votre commande est valid=C3=A9e.
`;

/** Choices in the playground, and tests. */
export const examples = [
  {
    name: 'Where is my order',
    input: {
      email: 'Hello, my order 4711-B has not arrived and tracking shows nothing. When will it be delivered? Tom',
      facts: {
        delivery_date: 'Thursday 12 March',
        tracking_link: 'https://acme.example/t/4711-B',
        agent_name: 'Lena',
        company: 'Acme',
      },
      language: 'en',
    },
    expect: {
      part: {
        intent: 'order_status',
        reference: { text: '4711-B', start: 16, end: 22 },
        reply:
          'Hello,\n\nThank you for your message about order 4711-B.\n\nDelivery: Thursday 12 March.\nYou can follow the parcel here: https://acme.example/t/4711-B\n\nKind regards,\nLena\nAcme',
        template: 'built-in',
        missing: [],
      },
    },
  },
  {
    name: 'Un message brut, avec un modèle',
    source: 'Form of the message: RFC 5322 and RFC 2047',
    input: {
      email: RAW,
      templates: [
        {
          intent: 'order_status',
          language: 'fr',
          body: 'Bonjour {{customer_name}},\n\nvotre commande {{reference}} part le {{ship_date}}.\n\n{{agent_name|Le service clients}}',
        },
      ],
      facts: { ship_date: '4 mars' },
      language: 'fr',
    },
    expect: {
      part: {
        intent: 'order_status',
        from: { name: 'Renée Martin', address: 'renee@example.com' },
        subject: 'Re: Où est ma commande ?',
        reply: 'Bonjour Renée Martin,\n\nvotre commande FR-20931 part le 4 mars.\n\nLe service clients',
        template: 'yours',
        missing: [],
      },
    },
  },
  {
    name: 'Una factura cobrada dos veces, sin datos para responder',
    input: {
      email: 'Buenas tardes: me han cobrado dos veces la factura 2026-118. ¿Pueden revisarlo?',
      tone: 'friendly',
      language: 'es',
    },
    expect: { part: { intent: 'billing', missing: ['billing_answer', 'agent_name'], template: 'built-in' } },
  },
  {
    name: 'An automatic reply is not answered',
    source: 'RFC 3834, section 2',
    input: {
      email:
        'From: a@example.com\nSubject: Automatic reply: your offer\nAuto-Submitted: auto-replied\n\nI am out of the office until Monday.\n',
      language: 'en',
    },
    expect: { part: { intent: 'out_of_office', should_reply: false, reply: null, template: null } },
  },
] as const;
