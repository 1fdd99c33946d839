type Device = { connection?: { saveData?: boolean } };

/** Whether somebody wants nothing fetched unasked that is not small; not every browser says so. */
export const savesData = (): boolean => (navigator as Device).connection?.saveData === true;
