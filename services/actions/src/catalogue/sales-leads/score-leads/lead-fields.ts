import { toColumnKey } from '../../../tables/find-column';

/** Names that the fields of a lead have in the lists of CRMs, in English, French and Spanish. */
const NAMES = {
  id: 'id leadid identifiant',
  name: 'name fullname contact nom nombre lead',
  company: 'company companyname organisation organization account societe entreprise empresa',
  email: 'email mail emailaddress courriel correo correoelectronico',
  phone: 'phone phonenumber mobile tel telephone portable telefono movil',
  country: 'country pays pais',
  title: 'title jobtitle job position role fonction poste cargo puesto',
  employees:
    'employees companysize size headcount numberofemployees effectif salaries taille empleados plantilla tamano',
  budget: 'budget presupuesto annualbudget',
  visits: 'visits pageviews sitevisits websitevisits visites visitas',
  pricing_visits: 'pricingvisits pricingpagevisits pricing visitestarifs visitasprecios',
  emails_opened: 'emailsopened opens opened emailopens ouvertures aperturas',
  emails_clicked: 'emailsclicked clicks clicked emailclicks clics',
  replied: 'replied reply hasreplied answered arepondu repondu reponse respondio respondido',
  demo_requested:
    'demorequested demo requesteddemo demandedemo demandededemo demodemandee demosolicitada solicituddedemo solicituddemo demopedida',
  last_activity: 'lastactivity lastactivityat lastseen lastcontact lastcontacted derniereactivite ultimaactividad',
  unsubscribed: 'unsubscribed optout optedout desabonne desabonnement desinscrit baja',
  bounced: 'bounced bounce emailbounced rebond rebote',
} as const;

export type LeadField = keyof typeof NAMES;

const FIELD_OF = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    // The table's keys are the fields.
    names.split(' ').map((name) => [name, field as LeadField] as const),
  ),
);

/** The fields of a lead that are known by name; empty ones are left out. */
export function readLeadFields(lead: Readonly<Record<string, unknown>>): Partial<Record<LeadField, unknown>> {
  const fields: Partial<Record<LeadField, unknown>> = {};
  for (const [column, value] of Object.entries(lead)) {
    const field = FIELD_OF.get(toColumnKey(column));
    if (field && fields[field] === undefined && value !== null && value !== '') fields[field] = value;
  }
  return fields;
}
