/** Heads of the names of organisations, singular. */
export const organisations = `
academy, agency, airline, airport, archive, army, assembly, association, atelier, authority, bakery, bank, bar, barn, bistro, board,
bookshop, bookstore, borough, boutique, brand, brewery, broker, brokerage, builder, business, butcher, cafe, campsite, canteen, 
care home, carrier, caterer, cathedral, cellar, center, centre, chain, chamber, charity, church, cinema, clinic, club, co-op, cooperative, college,
community, company, conglomerate, consortium, consultancy, contractor, council, creamery, creche, crematorium, dairy, daycare, dealer, dealership,
deli, department, depot, developer, dispensary, distillery, distributor, district, e-tailer, employer, enterprise, embassy, estate, exporter, fabricator,
factory, farm, federation, festival, fintech, firm, fishery, fitter, fleet, florist, food bank, forwarder, foundation, foundry, franchise, gallery,
garage, garden centre, greengrocer, greenhouse, grocer, grocery, grower, group, guesthouse, guild, gym, hairdresser, hatchery, haulier, health centre,
healthtech, holding, hospice, hospital, hostel, hotel, housebuilder, housing association, importer, incubator, inn, institute,
institution, insurer, integrator, joiner, kennel, kindergarten, kitchen, lab, laboratory, laundry, library, lodge, mall, manufacturer, marina, mart, market,
marketplace, merchant, mill, mine, ministry, mosque, municipality, museum, network, newsroom, ngo, non-profit, nonprofit, nursery, nursing home,
observatory, office, operator, optician, orchard, orchestra, organisation, organization, outlet, packer, park, parish, partnership, patisserie, pharmacy, plant, platform,
port, practice, printer, prison, processor, producer, provider, pub, publisher, quarry, reseller, resort, restaurant, retailer,
roaster, roastery, salon, sawmill, scale-up, scaleup, school, seller, shelter, shipper, shipyard, shop, smb, sme, society, space, spa, stable,
stadium, start-up, startup, station, store, studio, subcontractor, supermarket, supplier, surgery, syndicate, takeaway, theatre, theater, trust, union, university,
utility, vendor, venue, vineyard, warehouse, wholesaler, winery, workshop, workspace, yard, maker, fund, theme park, zoo, hub`;

/** Heads of the names of people by what they do or are, singular. */
export const people = `
accountant, admin, administrator, adult, adviser, advisor, agent, agronomist, amateur, analyst, apprentice, architect, artisan, artist, assistant, athlete, attorney, auditor,
author, baker, barber, barista, bartender, beekeeper, beginner, biker, blogger, boss, bookkeeper, bride, broker, builder, buyer, captain, carer, caregiver, caretaker, carpenter,
cfo, chair, chairman, chef, chief, child, cio, citizen, clerk, climber, coach, collector, commuter, comptroller, consultant, controller, cook, coordinator, counsel, counsellor,
couple, craftsman, craftspeople, creator, creative, cto, ceo, coo, cmo, curator, cyclist, dad, dean, decision-maker, dentist, designer, developer, dietitian, diver, director, doctor, driver, editor, educator,
electrician, employee, engineer, entrepreneur, estimator, examiner, executive, exec, expat, expert, facilitator, family, farmer, fisherman, foreman, founder, freelancer, freelance, friend, gardener, gp,
graduate, grandparent, guardian, guide, hairdresser, handyman, head, headteacher, hiker, historian, hobbyist, homeowner, horticulturist, host, hygienist, illustrator, inspector, installer, instructor, investor, janitor,
jeweller, journalist, keeper, landlord, landscaper, lawyer, team lead, leader, learner, lecturer, librarian, maker, man, manager, marketer, mason, matron, mayor, mechanic, member, mentor, merchandiser, midwife, mother, mover, mum, mom,
musician, nanny, neighbour, neighbor, newcomer, novice, nurse, nutritionist, officer, operator, organiser, organizer, owner, owner-operator, painter, paralegal, paramedic, parent, partner, patient, patron, pensioner, people, pharmacist, person,
photographer, physician, physio, physiotherapist, pilot, planner, player, plumber, podcaster, practitioner, president, principal, procurement, producer, professional, professor, programmer, psychologist, publican, purchaser, quilter, ranger, realtor, receptionist,
recruiter, renter, reporter, representative, researcher, resident, retiree, rider, runner, sailor, salesperson, scientist, secretary, self-employed, seller, senior, sculptor, singer, socialworker, solicitor, solopreneur, specialist, staff, steward, strategist, student, subscriber, superintendent, supervisor, surgeon,
surveyor, swimmer, tailor, teacher, team, technician, teen, teenager, tenant, therapist, tourist, trader, trainee, trainer, translator, traveller, traveler, treasurer, trustee, tutor, underwriter, user, verger, vet, veterinarian, volunteer, waiter, warden, welder, widow, winemaker, woman, women, men, worker, writer, youngster, youtuber, vp, planner, dispatcher, scheduler, foremen, clinician, treasurer, buyer, mum, nanny, spouse, sole trader, carer`;

/** Heads of the names of sectors. */
export const sectors = `
advertising, aerospace, agriculture, agrifood, animal health, aquaculture, automotive, aviation, banking, biotech, chemicals, childcare, construction, cosmetics, cybersecurity, defence, defense, e-commerce, education, electronics,
energy, edtech, engineering, entertainment, fintech, proptech, events, fashion, finance, fishing, food processing, food service, forestry, furniture, gaming, healthcare, health care, higher education, horticulture, hospitality, housing, insurance,
legal services, leisure, life sciences, local government, logistics, luxury, manufacturing, maritime, medtech, mining, oil and gas, packaging, pharma, pharmaceuticals, plastics, printing, public sector, publishing, rail, real estate, recycling,
renewables, retail, security, shipping, social care, steel, telecoms, textiles, tourism, transport, transportation, travel, utilities, waste, waste management, wastewater, water treatment`;
