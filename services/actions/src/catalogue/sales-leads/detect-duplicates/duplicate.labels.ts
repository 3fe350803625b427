type LabelledRecord = Readonly<
  Partial<Record<'name' | 'company' | 'email' | 'phone' | 'address' | 'postcode' | 'city', string>>
>;

type Label = readonly [a: LabelledRecord, b: LabelledRecord, same: boolean];

/** Pairs of records of customer lists, and whether a person who sees both would call them one. Every third is held back from tuning. */
export const DUPLICATE_LABELS: readonly Label[] = [
  [{ name: 'Jean Dupont', email: 'jean.dupont@acme.fr' }, { name: 'DUPONT Jean', email: 'Jean.Dupont@acme.fr' }, true],
  [
    { name: 'Jean Dupont', email: 'jean.dupont@acme.fr' },
    { name: 'Marie Dupont', email: 'marie.dupont@acme.fr' },
    false,
  ],
  [{ name: 'María García López', phone: '+34 612 345 678' }, { name: 'Maria Garcia', phone: '612345678' }, true],
  [
    { name: 'Jon Smith', phone: '+44 7911 123456', city: 'Leeds' },
    { name: 'John Smith', phone: '07911 123456', city: 'Leeds' },
    true,
  ],
  [{ name: 'John Smith', city: 'Leeds' }, { name: 'John Smith', city: 'Bristol' }, false],
  [{ name: 'J. Dupont', email: 'jdupont@acme.fr' }, { name: 'Jacques Dupont', email: 'jdupont@acme.fr' }, true],
  [{ name: 'Acme SARL', email: 'contact@acme.fr' }, { name: 'Acme', email: 'contact@acme.fr' }, true],
  [
    { company: 'Boulangerie Martin SARL', address: '12 rue de la Paix', postcode: '75002' },
    { company: 'Boulangerie Martin', address: '12, r. de la Paix', postcode: '75002' },
    true,
  ],
  [{ company: 'Boulangerie Martin', city: 'Lyon' }, { company: 'Garage Martin', city: 'Lyon' }, false],
  [{ name: 'Ana Pérez', email: 'ana.perez@gmail.com' }, { name: 'Ana Perez', email: 'anaperez@gmail.com' }, true],
  [
    { name: 'Ana Pérez', email: 'ana.perez@gmail.com' },
    { name: 'Ana Pérez', email: 'aperez1987@hotmail.com', phone: '611222333' },
    false,
  ],
  [{ name: 'Paul Martin', phone: '0612345678' }, { name: 'Sophie Martin', phone: '0612345678' }, false],
  [
    { name: 'Sarah Connor', email: 'sarah.connor@gmial.com' },
    { name: 'Sarah Connor', email: 'sarah.connor@gmail.com' },
    true,
  ],
  [
    { name: 'Catherine Lefèvre', address: '3 place de la République', postcode: '35000' },
    { name: 'Katherine Lefevre', address: '3 pl. de la République', postcode: '35000' },
    true,
  ],
  [{ name: 'Info', email: 'info@hotel-azul.es' }, { name: 'Carmen Ruiz', email: 'info@hotel-azul.es' }, false],
  [
    { name: 'Luis Hernández', email: 'luis@taller.es', phone: '934567890' },
    { name: 'Luis Hernandez Gil', email: 'l.hernandez@taller.es', phone: '93 456 78 90' },
    true,
  ],
  [
    { name: 'Pierre Durand', city: 'Nantes', phone: '02 40 12 34 56' },
    { name: 'Pierre Durant', city: 'Nantes', phone: '+33 2 40 12 34 56' },
    true,
  ],
  [{ name: 'Pierre Durand', city: 'Nantes' }, { name: 'Patrice Durand', city: 'Nantes' }, false],
  [
    { name: 'Emma Wilson', address: '14 High Street', postcode: 'OX1 4BH' },
    { name: 'Emma Wilson', address: '14 High St', postcode: 'OX1 4BH' },
    true,
  ],
  [
    { name: 'Emma Wilson', address: '14 High Street', postcode: 'OX1 4BH' },
    { name: 'Oliver Wilson', address: '14 High Street', postcode: 'OX1 4BH' },
    false,
  ],
  [{ name: 'Robert Brown', email: 'rbrown@corp.com' }, { name: 'Rachel Brown', email: 'rbrown2@corp.com' }, false],
  [{ name: 'Müller GmbH', phone: '+49 30 901820' }, { name: 'Mueller GmbH', phone: '030 901820' }, true],
  [
    { company: 'Global Tech Ltd', email: 'sales@globaltech.co.uk', phone: '+44 20 7946 0018' },
    { company: 'Global Tech Limited', email: 'hello@globaltech.co.uk', phone: '020 7946 0018' },
    true,
  ],
  [{ company: 'Global Tech Ltd', city: 'London' }, { company: 'Global Foods Ltd', city: 'London' }, false],
  [
    { name: 'Isabel Fernández', email: 'isabel.fernandez@empresa.es' },
    { name: 'Isabel Fernandez Ruiz', email: 'isabel.fernandez@empresa.es', phone: '600111222' },
    true,
  ],
  [
    { name: 'Thomas Bernard', email: 't.bernard@free.fr' },
    { name: 'Thomas Bernard', email: 'thomas.bernard@entreprise.fr', phone: '0601020304' },
    false,
  ],
  [
    { name: 'Élodie Petit', email: 'elodie.petit@orange.fr', phone: '0698765432' },
    { name: 'Elodie Petit-Roux', email: 'elodie.petit@orange.fr' },
    true,
  ],
  [{ name: 'Michael Johnson', phone: '(202) 555-0143' }, { name: 'Micheal Johnson', phone: '+1 202 555 0143' }, true],
  [{ name: 'Michael Johnson', phone: '(202) 555-0143' }, { name: 'Michelle Johnson', phone: '(202) 555-0187' }, false],
  [
    { name: 'Garage du Centre', address: '5 avenue Foch', city: 'Metz' },
    { name: 'Garage du Centre', address: '5 av. Foch', city: 'Metz' },
    true,
  ],
  [
    { name: 'Garage du Centre', address: '5 avenue Foch', city: 'Metz' },
    { name: 'Garage du Centre', address: '18 rue Haute', city: 'Brest' },
    false,
  ],
  [{ name: 'Hotel Sol', phone: '952123456' }, { name: 'Hostal Sol', phone: '952987654' }, false],
  [
    { name: 'Nguyen Thi Lan', email: 'lan.nguyen@mail.com' },
    { name: 'Lan Nguyen', email: 'lan.nguyen@mail.com' },
    true,
  ],
  [
    { name: 'David Cohen', email: 'david.cohen@startup.io' },
    { name: 'David Cohen', email: 'david.cohen+crm@gmail.com', phone: '0611223344' },
    false,
  ],
  [{ name: 'Dr. Alice Weber', phone: '+41 44 668 18 00' }, { name: 'Alice Weber', phone: '044 668 18 00' }, true],
  [
    { name: 'Jose Antonio Ramos', email: 'jaramos@correo.es', city: 'Cádiz' },
    { name: 'José A. Ramos', email: 'jaramos@correo.es', city: 'Cadiz' },
    true,
  ],
  [
    { name: 'Claire Fontaine', email: 'claire@fontaine.fr' },
    { name: 'Clara Fontana', email: 'clara@fontana.it' },
    false,
  ],
  [
    { name: 'Peter Parker', email: 'peter.parker@bugle.com', phone: '2125550100' },
    { name: 'Peter Parker', email: 'pparker@bugle.com', phone: '212-555-0100' },
    true,
  ],
  [
    { name: 'William Jones', address: '7 Park Lane', city: 'Bath' },
    { name: 'William Jones', address: '9 Park Lane', city: 'Bath' },
    false,
  ],
  [
    { name: 'Luc Petit', email: 'compta@durand-fils.fr' },
    { name: 'Eva Roux', email: 'compta@durand-fils.fr', phone: '0142000000' },
    false,
  ],
  [{ email: 'helene.roy@durand-fils.fr' }, { email: 'Helene.Roy@durand-fils.fr', phone: '0142000000' }, true],
  [
    { name: 'Lucas Moreau', email: 'lucas.moreau@acme.fr', postcode: '44000' },
    { name: 'Lucas Moreau', email: 'lucas.moreaux@acme.fr', postcode: '44000' },
    true,
  ],
  [
    { name: 'Clinica Dental Ruiz', phone: '955000111', city: 'Sevilla' },
    { name: 'Clínica Dental Ruiz S.L.', phone: '+34955000111', city: 'Sevilla' },
    true,
  ],
  [
    { name: 'Camille Girard', phone: '0655443322', city: 'Lille' },
    { name: 'Camille Gérard', phone: '0611993355', city: 'Lille' },
    false,
  ],
  [
    { name: 'Steven Clark', email: 'steve.clark@abc.com', company: 'ABC Inc' },
    { name: 'Steve Clark', email: 'steve.clark@abc.com', company: 'ABC' },
    true,
  ],
  [{ name: 'Steven Clark', company: 'ABC Inc' }, { name: 'Stephen Clarke', company: 'Zenith' }, false],
  [
    { name: 'Fatima Zahra El Amrani', phone: '0661234567' },
    { name: 'Fatima-Zahra Elamrani', phone: '+212 661 234 567' },
    true,
  ],
  [
    { name: 'Nora Blanc', email: 'nora@blanc.fr', phone: '0600000001' },
    { name: 'Nora Blanc', email: 'nora@blanc.fr', phone: '0700000009' },
    true,
  ],
  [{ name: 'Marc Leroy', phone: '0612345678' }, { name: 'Marc Leroy', phone: '0612345687' }, true],
  [
    { name: 'Anne Lambert', email: 'alambert@mairie.fr' },
    { name: 'Alain Lambert', email: 'alambert@mairie.fr' },
    false,
  ],
  [
    { name: 'Ristorante Da Luigi', address: 'Calle Mayor 12', postcode: '28013' },
    { name: 'Restaurante Da Luigi', address: 'C/ Mayor, 12', postcode: '28013' },
    true,
  ],
  [
    { name: 'Julien Roche', email: 'julien.roche@laposte.net', city: 'Grenoble' },
    { name: 'Julie Roche', email: 'julie.roche@laposte.net', city: 'Grenoble' },
    false,
  ],
  [
    { name: 'Pharmacie Centrale', postcode: '31000', phone: '0561000000' },
    { name: 'Pharmacie Centrale', postcode: '31000', phone: '05.61.00.00.00' },
    true,
  ],
  [{ name: 'Pharmacie Centrale', postcode: '31000' }, { name: 'Pharmacie Centrale', postcode: '13001' }, false],
];
