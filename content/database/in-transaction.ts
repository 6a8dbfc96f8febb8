import { createLocalReq, killTransaction, type Payload, type PayloadRequest } from 'payload';

/**
 * What `act` writes with its request is stored as a whole or not at all: when this answers, it is.
 * @throws whatever `act` and the database throw.
 */
export async function inTransaction<Result>(
  payload: Payload,
  act: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error('the database has no transactions');
  req.transactionID = transaction;
  try {
    const result = await act(req);
    await payload.db.commitTransaction(transaction);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
