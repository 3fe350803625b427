import type { SlotNames } from '../../../writing/facts';

/** What is known of the reader. */
export const PROSPECT_SLOTS: SlotNames = {
  first_name: ['prenom', 'nombre', 'firstname', 'given_name'],
  last_name: ['nom', 'apellido', 'apellidos', 'lastname', 'family_name'],
  title: ['civilite', 'tratamiento', 'salutation'],
  company: ['entreprise', 'societe', 'empresa', 'company_name', 'organization'],
  role: ['poste', 'fonction', 'cargo', 'puesto', 'job_title', 'position'],
  trigger: ['news', 'event', 'actualite', 'declencheur', 'noticia', 'evento'],
  pain: ['problem', 'challenge', 'probleme', 'enjeu', 'problema', 'reto'],
  topic: ['subject', 'sujet', 'tema'],
};

/** What is known of the writer. */
export const SENDER_SLOTS: SlotNames = {
  sender_name: ['name', 'nom', 'nombre'],
  sender_company: ['company', 'entreprise', 'societe', 'empresa'],
  sender_role: ['role', 'poste', 'fonction', 'cargo', 'puesto', 'job_title'],
  sender_phone: ['phone', 'telephone', 'telefono'],
  sender_email: ['email', 'mail', 'correo'],
};
