/**
 * For the migration of what clerks read, in the words of both databases. Messages get the department whose name they carry, where one
 * of their country has it alone; mails get what their entry has; and who was a clerk reads what they read before.
 */
export const whatClerksRead: readonly string[] = [
  ...Object.entries({ 'de-DE': 'de', 'pl-PL': 'pl' }).map(
    ([culture, country]) => `UPDATE contact_messages SET department =
      (SELECT MIN(departments.id) FROM departments
        WHERE departments.country = '${country}' AND departments.purpose = 'contact'
          AND departments.department = contact_messages.contact_department
        HAVING COUNT(*) = 1)
      WHERE culture_name = '${culture}'`,
  ),
  ...['contact-messages', 'sponsoring-messages', 'event-sign-ups'].flatMap((inbox) =>
    ['de-DE', 'pl-PL'].map(
      (culture) => `UPDATE mails SET inbox = '${inbox}', culture_name = '${culture}'
        WHERE reference IN
          (SELECT reference FROM ${inbox.replaceAll('-', '_')} WHERE culture_name = '${culture}')`,
    ),
  ),
  `UPDATE mails SET department =
    (SELECT contact_messages.department FROM contact_messages
      WHERE contact_messages.reference = mails.reference)
    WHERE inbox = 'contact-messages'`,
  `UPDATE staff SET other_messages = TRUE WHERE role = 'forms-clerk'`,
  ...['de', 'pl'].map(
    (country, at) => `INSERT INTO staff_countries ("order", parent_id, value)
      SELECT ${at + 1}, id, '${country}' FROM staff WHERE role = 'forms-clerk'`,
  ),
  `INSERT INTO staff_rels ("order", parent_id, path, departments_id)
    SELECT departments.id, staff.id, 'departments', departments.id FROM staff, departments
    WHERE staff.role = 'forms-clerk' AND departments.purpose <> 'whistleblowing'`,
];
